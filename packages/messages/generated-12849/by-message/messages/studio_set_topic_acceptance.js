/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_AcceptanceInputs */

const en_ca2_studio_set_topic_acceptance = /** @type {(inputs: Studio_Set_Topic_AcceptanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Answering orders`)
};

const fr_ca2_studio_set_topic_acceptance = /** @type {(inputs: Studio_Set_Topic_AcceptanceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Réponse aux commandes`)
};

/**
* | output |
* | --- |
* | "Answering orders" |
*
* @param {Studio_Set_Topic_AcceptanceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_acceptance = /** @type {((inputs?: Studio_Set_Topic_AcceptanceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_AcceptanceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_acceptance(inputs)
	return en_ca2_studio_set_topic_acceptance(inputs)
});