/** Numbers as players write them. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : String(value))

/** What was won or lost: `+72`, `−60`, `0`. */
export const change = (value: number): string => (value > 0 ? `+${value}` : figure(value))
