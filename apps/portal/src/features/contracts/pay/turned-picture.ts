/** A picture, turned by a quarter: to the right, or to the left. It is drawn anew as a JPEG. */
export async function turned(file: Blob, quarters: 1 | -1): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = picture.height
  canvas.height = picture.width
  const pen = canvas.getContext('2d')!
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate((quarters * Math.PI) / 2)
  pen.drawImage(picture, -picture.width / 2, -picture.height / 2)
  picture.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('not drawn'))), 'image/jpeg', 0.9)
  })
}
