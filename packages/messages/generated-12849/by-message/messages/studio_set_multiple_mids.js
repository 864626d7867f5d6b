/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Multiple_MidsInputs */

const en_ca2_studio_set_multiple_mids = /** @type {(inputs: Studio_Set_Multiple_MidsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Each kitchen of a food hall is paid on its own`)
};

const fr_ca2_studio_set_multiple_mids = /** @type {(inputs: Studio_Set_Multiple_MidsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Chaque cuisine d’une aire de restauration est payée à part`)
};

/**
* | output |
* | --- |
* | "Each kitchen of a food hall is paid on its own" |
*
* @param {Studio_Set_Multiple_MidsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_multiple_mids = /** @type {((inputs?: Studio_Set_Multiple_MidsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Multiple_MidsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_multiple_mids(inputs)
	return en_ca2_studio_set_multiple_mids(inputs)
});