/**
 * In the workshop the typeface comes however late it is: a page gives it up when it misses the first frame (`fonts.css`), and a
 * picture of another font would be one of nothing.
 */
export function waitForTypeface(): void {
  for (const face of document.fonts) if (face.display === 'optional') face.display = 'swap'
}
