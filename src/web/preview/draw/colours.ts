/** The light colours of `public/css/tokens.css`, which say what each is for. A picture has no dark side. */
export const colours = {
  felt: '#28574c',
  feltDeep: '#1e453c',
  feltLine: '#6d9c8f',
  onFelt: '#f6f2e7',
  onFelt2: '#cfdfd7',
  lamp: '#f3bf5a',
  card: '#fffdf7',
  cardPast: '#b4b9ab',
  cardEdge: '#bdb7a6',
  back: '#2c3f63',
  backInk: '#e9e4d6',
} as const

/** Of Master of Rules: the grounds of its cards, and what is printed on them. */
export const ruleDeckColours = {
  numbers: { B: '#2a5aa3', R: '#b0362c', Y: '#e2bb3c', G: '#34733b', P: '#6f4497' },
  rule: '#26302d',
  ink: '#fffdf7',
  inkOnYellow: '#29220a',
} as const

/** Of Katzenjammer Blues: the ink of each cat. */
export const catColours: { readonly [code: string]: string } = {
  '1': '#2a5aa3',
  '2': '#24693a',
  '3': '#7a4a1f',
  '4': '#6f4497',
  '5': '#b0362c',
  J: '#1b2422',
}

export const suitColours: { readonly [suit: string]: string } = {
  S: '#1b2422',
  C: '#1b2422',
  H: '#b3261f',
  D: '#b3261f',
}

const seatColours = ['#7a4a1f', '#2c5f8a', '#8a3a5b', '#4f5f24', '#5b4a8f', '#3d5c5c']

export const seatColour = (seat: number): string => seatColours[seat % seatColours.length] ?? colours.feltLine
