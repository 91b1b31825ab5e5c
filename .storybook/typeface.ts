/**
 * In the workshop the typeface comes however late it is: a page gives it up when it misses the first frame (`fonts.css`), and a
 * picture of another font would be one of nothing.
 */
export function waitForTypeface(): void {
  for (const face of document.fonts) if (face.display === 'optional') face.display = 'swap'
}

/** Before the first story of a run, which would be pictured without it. */
export const typefaceComes = async (): Promise<void> => {
  await Promise.all([...document.fonts].filter(({ family }) => /Golos Text/.test(family)).map((face) => face.load()))
}
