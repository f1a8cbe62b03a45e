/**
 * Which modules travel together. Left to itself the bundler makes a file of every set of modules that two pages share,
 * dozens of them smaller than the request that fetches them. A group takes along what its modules import, except for what
 * a group above it has.
 */
const groups: Record<string, RegExp[]> = {
  // What the starters of the two pages drawn by the server share.
  preload: [
    /vite\/preload-helper/,
    /reload-if-replaced/,
    /first-intent/,
    /preload-dialog-data/,
    /\/shared\/first-days/,
  ],
  // Of every page.
  core: [
    /\/node_modules\/(react|react-dom|scheduler)\//,
    /\/app\/(Application|PageFrame)\.tsx$/,
    /\/shared\/(format-count|live|money\/money|optional-script|private-link\/private-link|ui\/(BrandMark|classes|icons|use-media-query))/,
  ],
  // Of every page but the landing page that the server drew.
  router: [
    /\/node_modules\/react-router(-dom)?\//,
    /\/app\/(RootLayout|routes\/router)\.tsx$/,
    /\/shared\/use-url-state/,
  ],
  // Of the booking dialog and the office.
  common: [
    /\/shared\/(dates|toast|is-email|phone|tel-link|ui\/(calendar|hint|DescriptionList|status\/))/,
    /\/shared\/(api\/((use-)?idempotency-key|error-message)|unsaved\/(tab-draft|use-before-unload-prompt))/,
    /\/features\/identity\/auth\/(format-role|home-path)/,
    // Each of them is shared by few, and smaller than the headers that it would come with.
    /\/shared\/ui\/art\/(cover|portrait)\.ts/,
    /\/features\/site\/footer\/SiteFooter/,
  ],
  // What antd's theme and its forms share: it knows forms by their context, and should load no more of them.
  kit: [/\/@rc-component\/util\//, /\/@rc-component\/form\/es\/FormContext\.js$/],
  'form-store': [/\/@rc-component\/(form|async-validator)\//],
  // Of every page of the office.
  office: [
    /\/app\/(AntdLayout|back-office\/shell\/BackOfficeLayout)\.tsx$/,
    // Attempts are those of the booking dialog.
    /\/shared\/(api(?!\/attempts)|undo|unsaved|ui\/(load-failure\/RetryPanel|menu|question|row-button|segmented|table|tabs|use-after-paint|use-has-been-true))/,
    // What chooses from antd's list belongs to dialogs.
    /\/shared\/ui\/fields\/(?!Select\.|TimeSelect|time-options)/,
    /\/shared\/clients\/(ClientAlertLine|format-client-name)/,
    /\/features\/booking\/manage\/(api\/.*|list\/(booking-filter|group-by-day)|visits\/visit-label|booking-messages|live-toasts\/use-booking-toasts|use-bookings-view)\.ts$/,
    /\/features\/booking\/manage\/(day-state|undo|requests\/age-labels|list\/(BookingSummary|PendingReason)|panel\/side-panel)/,
    /\/antd\/es\/button\/index\.js$/,
    /\/shared\/ui\/(button|empty-state)\//,
  ],
  // Of pages with switches or messages about wrong fields, and of forms, which would otherwise come with them.
  switch: [/\/antd\/es\/switch\/index\.js$/, /\/shared\/ui\/inputs\/Switch/, /\/shared\/ui\/form-errors\/.*\.ts$/],
  alert: [/\/antd\/es\/alert\/index\.js$/, /\/shared\/ui\/alert\//],
  // Of dialogs and forms, fetched with the first of them.
  dialogs: [/\/antd\/es\/(modal|drawer)\/index\.js$/, /\/shared\/ui\/(dialog|drawer)\//],
  forms: [
    /\/antd\/es\/(form\/index|input\/(Input|TextArea))\.js$/,
    /\/shared\/ui\/(form|form-errors|inputs\/(TextInput|TextArea))(\/|\.)/,
  ],
  choices: [
    /\/antd\/es\/(select|checkbox|radio|input-number)\/index\.js$/,
    /\/shared\/ui\/(fields\/(Select|TimeSelect)|inputs\/(Checkbox|CheckboxGroup|RadioGroup|NumberInput))\./,
  ],
};

export const codeSplitting = {
  groups: Object.entries(groups).map(([name, tests], index, { length }) => ({
    name,
    test: (module: string) => tests.some((test) => test.test(module)),
    priority: length - index,
  })),
};
