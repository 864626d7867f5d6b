/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_GroupInputs */

const en_ca2_studio_set_group = /** @type {(inputs: Studio_Set_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Group of venues`)
};

const fr_ca2_studio_set_group = /** @type {(inputs: Studio_Set_GroupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Groupe d’établissements`)
};

/**
* | output |
* | --- |
* | "Group of venues" |
*
* @param {Studio_Set_GroupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_group = /** @type {((inputs?: Studio_Set_GroupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_GroupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_group(inputs)
	return en_ca2_studio_set_group(inputs)
});