/** A therapist's picture, or three stones where there is none: never a guessed person. */
export const portraitOf = (therapist: { image_url: string | null }): string =>
  therapist.image_url || '/art/portraits/cairn.svg';
