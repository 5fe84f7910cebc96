import { pictureAddress, pictureSources } from '@sarai/wire/desk/pictures.ts'

type PictureProps = {
  pictureKey: string
  alt: string
  /** How wide it is shown, for the browser to choose a file: "160px", "50vw". */
  sizes: string
  className?: string
}

/** A stored picture in the width that the screen needs. */
export function Picture({ pictureKey, alt, sizes, className = '' }: PictureProps) {
  return (
    <img
      src={pictureAddress(pictureKey, 640)}
      srcSet={pictureSources(pictureKey)}
      sizes={sizes}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={`bg-sunken object-cover ${className}`}
    />
  )
}
