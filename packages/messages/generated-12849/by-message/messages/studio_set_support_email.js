/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Support_EmailInputs */

const en_ca2_studio_set_support_email = /** @type {(inputs: Studio_Set_Support_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Email for guests`)
};

const fr_ca2_studio_set_support_email = /** @type {(inputs: Studio_Set_Support_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Courriel pour les clients`)
};

/**
* | output |
* | --- |
* | "Email for guests" |
*
* @param {Studio_Set_Support_EmailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_support_email = /** @type {((inputs?: Studio_Set_Support_EmailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Support_EmailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_support_email(inputs)
	return en_ca2_studio_set_support_email(inputs)
});