/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Extra_TypeInputs */

const en_ca2_studio_set_extra_type = /** @type {(inputs: Studio_Set_Extra_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Kind`)
};

const fr_ca2_studio_set_extra_type = /** @type {(inputs: Studio_Set_Extra_TypeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sorte`)
};

/**
* | output |
* | --- |
* | "Kind" |
*
* @param {Studio_Set_Extra_TypeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_extra_type = /** @type {((inputs?: Studio_Set_Extra_TypeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Extra_TypeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_extra_type(inputs)
	return en_ca2_studio_set_extra_type(inputs)
});