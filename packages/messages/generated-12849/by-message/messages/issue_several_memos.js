/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Several_MemosInputs */

const en_ca2_issue_several_memos = /** @type {(inputs: Issue_Several_MemosInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A dish takes only one note of special instructions.`)
};

const fr_ca2_issue_several_memos = /** @type {(inputs: Issue_Several_MemosInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un plat ne prend qu’une seule note d’instructions spéciales.`)
};

/**
* | output |
* | --- |
* | "A dish takes only one note of special instructions." |
*
* @param {Issue_Several_MemosInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_several_memos = /** @type {((inputs?: Issue_Several_MemosInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Several_MemosInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_several_memos(inputs)
	return en_ca2_issue_several_memos(inputs)
});