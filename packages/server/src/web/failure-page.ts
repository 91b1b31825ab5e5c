import { PRODUCT_NAME } from '@artel/core/shell'

/** The last resort when the app itself cannot render: no script, no file, nothing that could fail too. */
export const FAILURE_PAGE = `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Что-то сломалось — ${PRODUCT_NAME}</title>
<h1>Что-то сломалось у нас</h1>
<p>Страница не открылась. Обновите её через минуту или <a href="/">вернитесь на главную</a>.</p>
</html>
`
