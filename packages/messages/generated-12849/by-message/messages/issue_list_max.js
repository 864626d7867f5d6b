/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Issue_List_MaxInputs */

const en_ca2_issue_list_max = /** @type {(inputs: Issue_List_MaxInputs) => LocalizedString} */ (i) => {const n = registry.plural("en-CA", i?.count, {});
	if (n === "one") return /** @type {LocalizedString} */ (`This list can have up to ${i?.count} entry.`);
	if (n === "other") return /** @type {LocalizedString} */ (`This list can have up to ${i?.count} entries.`);
	return /** @type {LocalizedString} */ ("issue_list_max");
};

const fr_ca2_issue_list_max = /** @type {(inputs: Issue_List_MaxInputs) => LocalizedString} */ (i) => {const n = registry.plural("fr-CA", i?.count, {});
	if (n === "one") return /** @type {LocalizedString} */ (`Cette liste peut avoir jusqu’à ${i?.count} élément.`);
	if (n === "other") return /** @type {LocalizedString} */ (`Cette liste peut avoir jusqu’à ${i?.count} éléments.`);
	return /** @type {LocalizedString} */ ("issue_list_max");
};

/**
* | n | output |
* | --- | --- |
* | "one" | "This list can have up to {count} entry." |
* | "other" | "This list can have up to {count} entries." |
*
* @param {Issue_List_MaxInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_list_max = /** @type {((inputs: Issue_List_MaxInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_List_MaxInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_list_max(inputs)
	return en_ca2_issue_list_max(inputs)
});