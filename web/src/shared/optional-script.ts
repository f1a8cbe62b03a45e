const failures = new WeakSet<object>();

/** Loads a script that a page can do without: when it cannot be loaded, the page is not reloaded for it. Rejects as `load` does. */
export async function loadOptional<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Object) failures.add(error);
    throw error;
  }
}

/** Whether a script failed that the page can do without; known once `loadOptional` has rejected. */
export const isOptionalFailure = (error: unknown): boolean => error instanceof Object && failures.has(error);
