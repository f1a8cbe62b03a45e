/** Returns a therapist's picture, or three stones where there is none: never a made-up person. */
export const getPortrait = (therapist: { image_url: string | null }): string =>
  therapist.image_url || '/art/portraits/cairn.svg';
