/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Type_Generic_CateringInputs */

const en_ca2_studio_set_type_generic_catering = /** @type {(inputs: Studio_Set_Type_Generic_CateringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Office catering`)
};

const fr_ca2_studio_set_type_generic_catering = /** @type {(inputs: Studio_Set_Type_Generic_CateringInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Traiteur de bureau`)
};

/**
* | output |
* | --- |
* | "Office catering" |
*
* @param {Studio_Set_Type_Generic_CateringInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_type_generic_catering = /** @type {((inputs?: Studio_Set_Type_Generic_CateringInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Type_Generic_CateringInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_type_generic_catering(inputs)
	return en_ca2_studio_set_type_generic_catering(inputs)
});