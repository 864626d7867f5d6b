/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Duplicate_Order_IdInputs */

const en_ca2_issue_duplicate_order_id = /** @type {(inputs: Issue_Duplicate_Order_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Another line has this number already.`)
};

const fr_ca2_issue_duplicate_order_id = /** @type {(inputs: Issue_Duplicate_Order_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une autre ligne porte déjà ce numéro.`)
};

/**
* | output |
* | --- |
* | "Another line has this number already." |
*
* @param {Issue_Duplicate_Order_IdInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_duplicate_order_id = /** @type {((inputs?: Issue_Duplicate_Order_IdInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Duplicate_Order_IdInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_duplicate_order_id(inputs)
	return en_ca2_issue_duplicate_order_id(inputs)
});