/** Writes level and upright lines of an SVG text as H and V, which the previews' script would pay for. */
export const shortPaths = (svg: string): string =>
  svg.replaceAll(/(?<= d=")[^"]*/g, (path) => {
    let from: (string | undefined)[] = []
    return path.replaceAll(/([a-zA-Z])([^a-zA-Z]*)/g, (whole, letter: string, rest: string) => {
      const to = rest.trim().split(' ').slice(-2)
      const [isUpright, isLevel] = [to[0] === from[0], to[1] === from[1]]
      // After another command, a relative one included, the place is unknown.
      from = 'MLA'.includes(letter) ? to : []
      if (letter !== 'L' || to.length < 2) return whole
      return isLevel ? `H${to[0]}` : isUpright ? `V${to[1]}` : whole
    })
  })
