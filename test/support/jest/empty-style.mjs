/** What a style sheet is to a test: each class has its own name. */
export default new Proxy({}, { get: (_, name) => name });
