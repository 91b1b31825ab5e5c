/** Longer than any icon: what is larger is a picture. */
const LONGEST = 50_000

/** The text of an icon's file. Rejects what is no SVG of a sensible size. */
export const loadIcon = async (address: string): Promise<string> => {
  const answer = await fetch(address, { credentials: 'omit' })
  if (answer.status !== 200) throw new Error(`Icon ${address}: ${answer.status}`)
  const body = await answer.text()
  if (body.length > LONGEST || !body.includes('<svg')) throw new Error(`Icon ${address} is not one`)
  return body
}
