/**
 * Runs in the head of the page, before any of its code, and keeps the last press of a button that nothing answers to yet. Links,
 * and forms with an address, work without code and are left alone; the other forms are inert until theirs has come.
 * {@link actOnEarlyPress} ends it.
 */
export const EARLY_PRESS_SCRIPT = `(function(){
var kept=null,page=document.documentElement
function keep(event){
var button=event.target.closest('button')
if(!button||button.type==='submit')return
kept=button
event.preventDefault()
event.stopImmediatePropagation()
page.dataset.going=''
}
addEventListener('click',keep,true)
window.actOnEarlyPress=function(){
removeEventListener('click',keep,true)
if(!kept)return
delete page.dataset.going
kept.click()
kept=null
}
})()`

/** The page is alive: what was pressed before acts now. */
export const actOnEarlyPress = (): void => (globalThis as { actOnEarlyPress?: () => void }).actOnEarlyPress?.()
