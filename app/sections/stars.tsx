interface StarsProps {
  rating: 1 | 2 | 3 | 4 | 5
}

/** A rating out of five, as one element: the style sheet has both rows of stars. */
export function Stars({ rating }: StarsProps) {
  return <p className={`stars stars-${rating}`} role="img" aria-label={`${rating} étoiles sur 5`} />
}
