/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Topic_TablesInputs */

const en_ca2_studio_set_topic_tables = /** @type {(inputs: Studio_Set_Topic_TablesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tables and places`)
};

const fr_ca2_studio_set_topic_tables = /** @type {(inputs: Studio_Set_Topic_TablesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tables et lieux`)
};

/**
* | output |
* | --- |
* | "Tables and places" |
*
* @param {Studio_Set_Topic_TablesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_topic_tables = /** @type {((inputs?: Studio_Set_Topic_TablesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Topic_TablesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_topic_tables(inputs)
	return en_ca2_studio_set_topic_tables(inputs)
});