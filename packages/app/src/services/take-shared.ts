/** What the service worker has kept for the wizard; nothing where a browser keeps nothing. */
export const takeShared = async (): Promise<readonly File[]> => {
  try {
    const { takeSharedFiles } = await import('@artel/core/browser/shared-files')
    return await takeSharedFiles(caches, Date.now())
  } catch {
    return []
  }
}
