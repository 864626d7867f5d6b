/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Gmap_Place_IdInputs */

const en_ca2_studio_set_gmap_place_id = /** @type {(inputs: Studio_Set_Gmap_Place_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Place on the map`)
};

const fr_ca2_studio_set_gmap_place_id = /** @type {(inputs: Studio_Set_Gmap_Place_IdInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Lieu sur la carte`)
};

/**
* | output |
* | --- |
* | "Place on the map" |
*
* @param {Studio_Set_Gmap_Place_IdInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_gmap_place_id = /** @type {((inputs?: Studio_Set_Gmap_Place_IdInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Gmap_Place_IdInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_gmap_place_id(inputs)
	return en_ca2_studio_set_gmap_place_id(inputs)
});