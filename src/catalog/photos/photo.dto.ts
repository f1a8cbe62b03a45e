export class PhotoDto {
  /** The address that shows the picture, for a therapist's `image_url`. */
  image_url!: string;
}
