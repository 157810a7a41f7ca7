import { projects } from '../../collections/projects.ts'

/** The page /portfolio-one shows the first three projects (Spec: S-38). */
export const oneColumnProjects = projects.slice(0, 3)

export const oneColumnIntro = {
  text: 'Trois projets d’exemple, en grand, avant nos vraies réalisations.',
  links: [
    { label: 'Les huit projets d’exemple', to: '/portfolio-two' },
    { label: 'Nos prix', to: '/tarifs/site-vitrine' },
  ],
} as const
