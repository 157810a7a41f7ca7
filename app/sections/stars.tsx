interface StarsProps {
  rating: 1 | 2 | 3 | 4 | 5
}

export function Stars({ rating }: StarsProps) {
  return <p className={`stars stars-${rating}`} role="img" aria-label={`${rating} étoiles sur 5`} />
}
