/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Gmap_Place_Id_HintInputs */

const en_ca2_studio_set_gmap_place_id_hint = /** @type {(inputs: Studio_Set_Gmap_Place_Id_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The id of the map service.`)
};

const fr_ca2_studio_set_gmap_place_id_hint = /** @type {(inputs: Studio_Set_Gmap_Place_Id_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’identifiant du service de cartes.`)
};

/**
* | output |
* | --- |
* | "The id of the map service." |
*
* @param {Studio_Set_Gmap_Place_Id_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_gmap_place_id_hint = /** @type {((inputs?: Studio_Set_Gmap_Place_Id_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Gmap_Place_Id_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_gmap_place_id_hint(inputs)
	return en_ca2_studio_set_gmap_place_id_hint(inputs)
});