/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Changes_NoneInputs */

const en_ca2_studio_changes_none = /** @type {(inputs: Studio_Changes_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There are no changes. Edit the menu or a setting first.`)
};

const fr_ca2_studio_changes_none = /** @type {(inputs: Studio_Changes_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a aucune modification. Modifiez d’abord le menu ou un réglage.`)
};

/**
* | output |
* | --- |
* | "There are no changes. Edit the menu or a setting first." |
*
* @param {Studio_Changes_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_changes_none = /** @type {((inputs?: Studio_Changes_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Changes_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_changes_none(inputs)
	return en_ca2_studio_changes_none(inputs)
});