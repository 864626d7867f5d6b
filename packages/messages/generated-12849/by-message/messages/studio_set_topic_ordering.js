/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_OrderingInputs */

const en_ca2_studio_set_topic_ordering = /** @type {(inputs: Studio_Set_Topic_OrderingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`How guests order`)
};

const fr_ca2_studio_set_topic_ordering = /** @type {(inputs: Studio_Set_Topic_OrderingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comment les clients commandent`)
};

/**
* | output |
* | --- |
* | "How guests order" |
*
* @param {Studio_Set_Topic_OrderingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_ordering = /** @type {((inputs?: Studio_Set_Topic_OrderingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_OrderingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_ordering(inputs)
	return en_ca2_studio_set_topic_ordering(inputs)
});