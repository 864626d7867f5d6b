/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Type_PickupInputs */

const en_ca2_studio_set_type_pickup = /** @type {(inputs: Studio_Set_Type_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pickup`)
};

const fr_ca2_studio_set_type_pickup = /** @type {(inputs: Studio_Set_Type_PickupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ramassage`)
};

/**
* | output |
* | --- |
* | "Pickup" |
*
* @param {Studio_Set_Type_PickupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_type_pickup = /** @type {((inputs?: Studio_Set_Type_PickupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Type_PickupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_type_pickup(inputs)
	return en_ca2_studio_set_type_pickup(inputs)
});