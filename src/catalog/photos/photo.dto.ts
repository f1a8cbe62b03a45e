export class PhotoDto {
  /** The address of the picture, for a therapist's `image_url`. */
  image_url!: string;
}
