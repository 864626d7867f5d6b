/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Generic_Catering_Show_Pickup_OptionInputs */

const en_ca2_studio_set_generic_catering_show_pickup_option = /** @type {(inputs: Studio_Set_Generic_Catering_Show_Pickup_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Guests can pick it up`)
};

const fr_ca2_studio_set_generic_catering_show_pickup_option = /** @type {(inputs: Studio_Set_Generic_Catering_Show_Pickup_OptionInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les clients peuvent ramasser`)
};

/**
* | output |
* | --- |
* | "Guests can pick it up" |
*
* @param {Studio_Set_Generic_Catering_Show_Pickup_OptionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_generic_catering_show_pickup_option = /** @type {((inputs?: Studio_Set_Generic_Catering_Show_Pickup_OptionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Generic_Catering_Show_Pickup_OptionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_generic_catering_show_pickup_option(inputs)
	return en_ca2_studio_set_generic_catering_show_pickup_option(inputs)
});