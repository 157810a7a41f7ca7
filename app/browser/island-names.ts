import type { IslandName } from './islands.ts'

export const islandNames = Object.keys({
  'footer-form': true,
  'contact-form': true,
  'comment-form': true,
  'coming-soon-form': true,
  'quote-form': true,
  'preview-maker': true,
  'coast-map': true,
  'video-card': true,
  'choices-dialog': true,
  'post-list': true,
} satisfies Record<IslandName, true>) as IslandName[]
