/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Group_HintInputs */

const en_ca2_studio_set_group_hint = /** @type {(inputs: Studio_Set_Group_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Venues of one group are listed together.`)
};

const fr_ca2_studio_set_group_hint = /** @type {(inputs: Studio_Set_Group_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les établissements d’un groupe sont affichés ensemble.`)
};

/**
* | output |
* | --- |
* | "Venues of one group are listed together." |
*
* @param {Studio_Set_Group_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_group_hint = /** @type {((inputs?: Studio_Set_Group_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Group_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_group_hint(inputs)
	return en_ca2_studio_set_group_hint(inputs)
});