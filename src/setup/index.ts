export { formatTemplate, type ImportKind } from './import/import-kinds.js';
export type { ImportAnswers } from './import/import-survey.js';
export type { ImportStepDto } from './import/import-step.dto.js';
export { SetupModule } from './setup.module.js';
export { ImportUndoer } from './undo/import-undoer.js';
export { PastImportsQuery } from './undo/past-imports.query.js';
export { StartImportUndo } from './undo/start-import-undo.js';
export { ShopImporter } from './import/shop-importer.js';
export { ExportShop } from './export/export-shop.js';
