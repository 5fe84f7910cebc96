/** Pictures of strangers are drawn in a process of their own, one width of each. */
export const drawUpload = new URL('../files/pictures/draw-upload-process.ts', import.meta.url)
