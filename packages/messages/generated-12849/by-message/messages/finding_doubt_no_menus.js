/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_MenusInputs */

const en_ca2_finding_doubt_no_menus = /** @type {(inputs: Finding_Doubt_No_MenusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no menus: there is nothing to order.`)
};

const fr_ca2_finding_doubt_no_menus = /** @type {(inputs: Finding_Doubt_No_MenusInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a aucun menu ; il n’y a rien à commander.`)
};

/**
* | output |
* | --- |
* | "There are no menus: there is nothing to order." |
*
* @param {Finding_Doubt_No_MenusInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_menus = /** @type {((inputs?: Finding_Doubt_No_MenusInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_MenusInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_menus(inputs)
	return en_ca2_finding_doubt_no_menus(inputs)
});