/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Old_K12_Requires_LoginInputs */

const en_ca2_studio_set_old_k12_requires_login = /** @type {(inputs: Studio_Set_Old_K12_Requires_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Parents sign in to order (older setting)`)
};

const fr_ca2_studio_set_old_k12_requires_login = /** @type {(inputs: Studio_Set_Old_K12_Requires_LoginInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les parents se connectent pour commander (ancien réglage)`)
};

/**
* | output |
* | --- |
* | "Parents sign in to order (older setting)" |
*
* @param {Studio_Set_Old_K12_Requires_LoginInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_old_k12_requires_login = /** @type {((inputs?: Studio_Set_Old_K12_Requires_LoginInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Old_K12_Requires_LoginInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_old_k12_requires_login(inputs)
	return en_ca2_studio_set_old_k12_requires_login(inputs)
});