export { RangeSlider, type RangeSliderProps, Slider, type SliderProps } from './Slider.tsx'
